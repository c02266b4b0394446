import type { DetailSection } from '@payung/shared/api/endpoints/lists.ts';
import { Block } from '@payung/shared/ui/layout/block.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { DetailPictures } from './detail-pictures.tsx';

interface DetailSectionsProps {
  readonly sections: readonly DetailSection[];
}

/** What the product of the policy has to say of it (DASH-010 to DASH-013, ruling R41). */
export const DetailSections = ({ sections }: DetailSectionsProps) =>
  sections.map(({ title, lines, pictures = [] }, index) => (
    // Two sections may have the same title, and several lines the same label: two insured people.
    <Block key={`${title} ${index}`} id={`section-${index}`} title={title}>
      {lines.length === 0 ? null : (
        <Facts>
          {lines.map(({ label, value }, line) => (
            <Fact key={`${label} ${line}`} label={label}>
              {value}
            </Fact>
          ))}
        </Facts>
      )}
      {pictures.length === 0 ? null : <DetailPictures pictures={pictures} />}
    </Block>
  ));
