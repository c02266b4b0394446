import type { DataSection } from '@payung/shared/schemas/privacy.ts';
import { Block } from '@payung/shared/ui/layout/page.tsx';
import { Fact, Facts } from '@payung/shared/ui/text/facts.tsx';
import { useText } from './texts.ts';

const Section = ({ section }: { readonly section: DataSection }) => {
  const text = useText();
  const { title, facts, source, use, kept } = section;
  return (
    <div className="py-stack-tight">
      <h3>{title}</h3>
      <Facts>
        {facts.map(({ label, value }, at) => (
          // Two people may have the same name.
          // oxlint-disable-next-line react/no-array-index-key
          <Fact key={`${at} ${label}`} label={label}>
            {value}
          </Fact>
        ))}
      </Facts>
      <ul className="py-stack-tight py-quiet py-small">
        <li>{text('data.source', { source })}</li>
        <li>{text('data.use', { use })}</li>
        <li>{text('data.kept', { kept })}</li>
      </ul>
    </div>
  );
};

/** What is stored, where it came from, what it is used for, and how long it is kept. */
export const Sections = ({ sections }: { readonly sections: readonly DataSection[] }) => {
  const text = useText();
  return (
    <Block id="data-stored" title={text('data.stored')}>
      {sections.map((section) => (
        <Section key={section.title} section={section} />
      ))}
    </Block>
  );
};
