import postcss, { type AtRule, type Declaration, type Rule } from 'postcss';
import parser from 'postcss-selector-parser';
import type { Plugin } from 'vite';

/** One color of OKLCH, with its opacity as it was written. */
const oklch =
  /oklch\(\s*([\d.]+%?)\s+([\d.]+)\s+([\d.]+|none)\s*(?:\/\s*((?:[^()]|\([^()]*(?:\([^()]*\)[^()]*)*\))+))?\)/g;

/** A channel of sRGB from 0 to 255. Every color of our themes is within it. */
const toChannel = (linear: number): number => {
  const light = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.round(255 * Math.min(1, Math.max(0, light)));
};

const toRgb = (lightness: number, chroma: number, hue: number): readonly number[] => {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ].map(toChannel);
};

const replaceOklch = (value: string): string =>
  value.replace(oklch, (_, l: string, c: string, h: string, opacity?: string) => {
    const lightness = l.endsWith('%') ? parseFloat(l) / 100 : Number(l);
    const channels = toRgb(lightness, Number(c), h === 'none' ? 0 : Number(h)).join(' ');
    return opacity === undefined ? `rgb(${channels})` : `rgb(${channels} / ${opacity.trim()})`;
  });

/** A browser that does not know one selector of a rule ignores all of them. */
const unknown = /:has\(|:popover-open|:open\b/;
/** Browsers ignore only what they do not know within these. */
const forgiving = /:(?:is|where)\([^()]*(?:\([^()]*\)[^()]*)*\)/g;
const isUnknown = (selector: string): boolean => unknown.test(selector.replace(forgiving, ''));

const splitRule = (rule: Rule): void => {
  const selectors: string[] = [];
  parser((root) => root.each((selector) => void selectors.push(String(selector)))).processSync(
    rule.selector,
  );
  const others = selectors.filter(isUnknown);
  const known = selectors.filter((selector) => !isUnknown(selector));
  if (others.length === 0 || known.length === 0) return;
  rule.cloneBefore({ selector: known.join(',') });
  rule.selector = others.join(',');
};

const addViewportHeight = (declaration: Declaration): void => {
  const value = declaration.value.replaceAll(/\ddvh\b/g, (height) => height.replace('d', ''));
  if (value !== declaration.value) declaration.cloneBefore({ value });
};

/** A rule that mixes a color with nothing: browsers that cannot do so leave a pale surface away rather than make it full. */
const paleMix = /^color-mix\(in \w+,.*[\s)]([\d.]+)%,\s*transparent\)$/;

const leavePaleSurfaces = (supports: AtRule): void => {
  supports.walkDecls('background-color', ({ value, parent }) => {
    const share = paleMix.exec(value)?.[1];
    const before = supports.prev();
    if (share === undefined || Number(share) >= 60 || before?.type !== 'rule') return;
    if (parent?.type !== 'rule' || (parent as Rule).selector !== before.selector) return;
    before.walkDecls('background-color', (declaration) => {
      declaration.value = 'transparent';
    });
  });
};

/**
 * Makes a style sheet work in the lowest browsers (README.md): they know neither `oklch()` nor `dvh`, and not every selector.
 * Tailwind adds what those need that do not know `color-mix()`.
 */
export const addFallbacks = (css: string): string => {
  const styles = postcss.parse(css);
  styles.walkDecls((declaration) => {
    declaration.value = replaceOklch(declaration.value);
    addViewportHeight(declaration);
  });
  styles.walkRules(splitRule);
  styles.walkAtRules('supports', leavePaleSurfaces);
  return styles.toString();
};

export const oldBrowserStyles = (): Plugin => ({
  name: 'old-browser-styles',
  enforce: 'pre',
  transform: (code, id) => (/\/app\.css(\?transform-only)?$/.test(id) ? addFallbacks(code) : null),
});
