import { Loading } from '@payung/shared/ui/faces.tsx';
import { Reads } from '@payung/shared/ui/reads.tsx';
import { useJourneyStop } from '#home-quote/journey-stop.ts';
import { IssuedPolicy } from './issued-policy.tsx';

export const Screen = () => {
  const { quote, isOpen } = useJourneyStop('policy');
  return (
    <Reads quiet isOpen={isOpen} of={[quote]} loading={<Loading shape="result" />}>
      {(record) => <IssuedPolicy quote={record} />}
    </Reads>
  );
};
