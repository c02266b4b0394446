import { useMutation, useQuery } from '@tanstack/react-query';
import { Radio } from 'antd';
import { call } from '@payung/shared/api/client.ts';
import { todoEndpoints } from '@payung/shared/api/endpoints/todo.ts';
import { cachedRead, queryClient, queryOf } from '@payung/shared/api/query.ts';
import { ZONES } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { toast } from '@payung/shared/ui/toast.ts';
import { useText } from '#messages/catalogue.ts';

const ZONE_TEXTS = { WIB: 'zone.WIB', WITA: 'zone.WITA', WIT: 'zone.WIT' } as const satisfies Record<
  Zone,
  string
>;

/** Whose clocks days and times are shown by. */
export const ZoneChoice = () => {
  const text = useText();
  const zone = useQuery(queryOf(todoEndpoints.getZone, { quiet: true }));
  const choose = useMutation({
    mutationFn: (next: Zone) => call(todoEndpoints.setZone, { body: { zone: next } }),
    onSuccess: async (_answer, next) => {
      cachedRead(todoEndpoints.getZone).write({ zone: next });
      toast.success(text('zone.saved'));
      // The days of the to-do list begin at other moments now.
      await queryClient.invalidateQueries();
    },
  });
  return (
    <section className="py-card" aria-labelledby="zone">
      <h2 id="zone">{text('zone.title')}</h2>
      <p className="py-quiet">{text('zone.help')}</p>
      <Radio.Group
        aria-labelledby="zone"
        disabled={zone.data === undefined || choose.isPending}
        {...(zone.data === undefined ? {} : { value: choose.isPending ? choose.variables : zone.data.zone })}
        onChange={(event) => choose.mutate(event.target.value as Zone)}
      >
        {ZONES.map((value) => (
          <Radio key={value} value={value}>
            {text(ZONE_TEXTS[value])}
          </Radio>
        ))}
      </Radio.Group>
    </section>
  );
};
