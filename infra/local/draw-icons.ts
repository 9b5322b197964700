import icons from 'lucide-react/dynamicIconImports.mjs';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { iconNames, type IconName } from '~/app/components/ui/icon-names';

const look =
  'viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"';

const drawOne = async (name: IconName): Promise<string> => {
  const { default: icon } = await icons[name]();
  const lines = renderToStaticMarkup(createElement(icon)).replace(/^<svg[^>]*>|<\/svg>$/g, '');
  return `<symbol id="${name}" ${look}>${lines}</symbol>\n`;
};

/** The image `app/components/ui/icons.svg`, with a symbol for each name in `icon-names.ts`. */
export const drawIcons = async (): Promise<string> => {
  const symbols = await Promise.all(iconNames.map(drawOne));
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('')}</svg>\n`;
};
