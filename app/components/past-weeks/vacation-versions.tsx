import { getVacationVersionPath } from '~/app/components/address/award-path';
import { LinkButton } from '~/app/components/ui/button';
import { Card } from '~/app/components/ui/card';
import { adminCopy } from '~/app/copy/copy';
import { VersionText, type VersionView } from './version-text';

/** The versions of the vacation award, newest first. Nothing before the first publication. */
export const VacationVersions = ({
  versions,
  siteZone,
}: {
  versions: readonly VersionView[];
  siteZone: string;
}) => {
  const oldest = versions.at(-1)?.version;
  return (
    oldest !== undefined && (
      <Card title={adminCopy.pastWeeks.vacations} description={adminCopy.pastWeeks.vacationsIntro}>
        <ul className="divide-y divide-base-300">
          {versions.map((version) => (
            <li key={version.version} className="py-2">
              <VersionText
                version={version}
                siteZone={siteZone}
                to={getVacationVersionPath(version.version)}
              />
            </li>
          ))}
        </ul>
        {oldest > 1 && (
          <LinkButton to={`?below=${oldest}`} className="mt-3">
            {adminCopy.pastWeeks.olderVersions}
          </LinkButton>
        )}
      </Card>
    )
  );
};
