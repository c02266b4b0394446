import { useState } from 'react';
import { checkTypedDate } from '@payung/shared/domain/dates.ts';
import { APPOINTMENT_STATUSES } from '@payung/shared/domain/leads/lead-constants.ts';
import { slotMinutes, TIME_SLOTS } from '@payung/shared/domain/todo/todo.ts';
import { momentOf } from '@payung/shared/domain/zones.ts';
import type { Zone } from '@payung/shared/domain/zones.ts';
import { today } from '@payung/shared/journey/steps/today.ts';
import type { NewLeadEvent, LeadDetail } from '@payung/shared/schemas/leads.ts';
import { serverNow } from '@payung/shared/session/clock/server-clock.ts';
import { AdaptiveDialog } from '@payung/shared/ui/feedback/adaptive-dialog.tsx';
import { InlineNotice } from '@payung/shared/ui/feedback/inline-notice.tsx';
import { DateField } from '@payung/shared/ui/fields/date-field.tsx';
import { FieldError } from '@payung/shared/ui/fields/field-error.tsx';
import { useFocusOnMissing } from '@payung/shared/ui/fields/focus-on-missing.ts';
import { RadioChoice } from '@payung/shared/ui/fields/radio-choice.tsx';
import { toast } from '@payung/shared/ui/toast.ts';
import { ChoiceField } from '#choice-field.tsx';
import { useText } from '#messages/catalogue.ts';
import { useSlotText } from '../todo/use-clocks.ts';
import { RESULT_TEXTS } from './lead-texts.ts';
import type { LeadChanger } from './use-lead.ts';
import { Button } from '@payung/shared/ui/button.tsx';
import { TextArea } from '@payung/shared/ui/input.tsx';
import { NativeSelect } from '@payung/shared/ui/choices/native-select.tsx';

/** What is typed about a contact; empty texts stand for what is not given. */
interface TypedEvent {
  readonly kind: NewLeadEvent['kind'];
  readonly result: NewLeadEvent['result'];
  readonly note: string;
  readonly nextDate: string;
  /** One of TIME_SLOTS. */
  readonly nextTime: string;
}

export const NEW_EVENT: TypedEvent = { kind: 'call', result: '', note: '', nextDate: '', nextTime: '' };

/** The next contact in the time zone of the lead; undefined while day or time is missing. */
const nextMoment = ({ nextDate, nextTime }: TypedEvent, zone: Zone): Date | undefined => {
  const minutes = slotMinutes(nextTime);
  const isDay = nextDate !== '' && checkTypedDate(nextDate) === undefined;
  return isDay && minutes !== undefined ? momentOf(nextDate, minutes, zone) : undefined;
};

/** Errors by field; `note` carries the error of an empty form. */
export const checkEvent = (typed: TypedEvent, zone: Zone, now: Date) => {
  const { result, note, nextDate, nextTime } = typed;
  const next = nextMoment(typed, zone);
  const isPast = next !== undefined && next <= now;
  const isEmpty = result === '' && note.trim() === '' && nextDate === '' && nextTime === '';
  const dayProblem =
    nextTime !== '' && nextDate === '' ? ('leads.nextDate.required' as const) : checkTypedDate(nextDate);
  return {
    note: isEmpty ? ('leads.event.empty' as const) : undefined,
    nextDate: isPast ? ('leads.nextDate.past' as const) : dayProblem,
    nextTime: nextDate !== '' && nextTime === '' ? ('leads.nextTime.required' as const) : undefined,
  };
};

/** The body of the call. */
export const eventOf = (typed: TypedEvent, zone: Zone, requestId: string): NewLeadEvent => ({
  kind: typed.kind,
  result: typed.result,
  note: typed.note.trim(),
  nextContactAt: nextMoment(typed, zone)?.toISOString() ?? '',
  requestId,
});

const NOTE_MAX = 1000;
const KINDS = [
  { value: 'call', text: 'leads.kind.call' },
  { value: 'message', text: 'leads.kind.message' },
  { value: 'email', text: 'leads.kind.email' },
  { value: 'visit', text: 'leads.kind.visit' },
  { value: 'note', text: 'leads.kind.note' },
] as const;

interface EventDialogProps {
  readonly detail: LeadDetail;
  readonly changer: LeadChanger;
  readonly onClose: () => void;
}

/** Enters a contact with a lead: its kind and result, and when to speak next. */
export const EventDialog = ({ detail: { lead }, changer, onClose }: EventDialogProps) => {
  const text = useText();
  const slotText = useSlotText();
  const { zone } = lead;
  const [typed, setTyped] = useState<TypedEvent>(NEW_EVENT);
  const [requestId] = useState(() => crypto.randomUUID());
  const [shown, setShown] = useState<Partial<ReturnType<typeof checkEvent>>>();
  const [around, showMissing] = useFocusOnMissing<HTMLDivElement>();
  const change = (changed: Partial<TypedEvent>): void => {
    const next = { ...typed, ...changed };
    setTyped(next);
    if (shown !== undefined) setShown(checkEvent(next, zone, new Date(serverNow())));
  };

  const save = async (): Promise<void> => {
    const problems = checkEvent(typed, zone, new Date(serverNow()));
    if (Object.values(problems).some((problem) => problem !== undefined)) {
      setShown(problems);
      showMissing();
      return;
    }
    try {
      await changer.change({ kind: 'event', event: eventOf(typed, zone, requestId) });
      toast.success(text('leads.event.saved'));
      onClose();
    } catch {
      // The dialog shows the error.
    }
  };

  return (
    <AdaptiveDialog
      open
      title={text('leads.enterContact')}
      onClose={onClose}
      footer={
        <Button type="primary" size="large" block loading={changer.isBusy} onClick={() => void save()}>
          {text('leads.event.save')}
        </Button>
      }
    >
      <div ref={around} className="py-stack">
        <RadioChoice
          name="event-kind"
          legend={text('leads.kind')}
          isShort
          options={KINDS.map((kind) => ({ value: kind.value, label: text(kind.text) }))}
          value={typed.kind}
          onChange={(kind) => change({ kind })}
        />
        <ChoiceField
          label={text('leads.result')}
          value={typed.result}
          options={[
            { value: '' as const, label: text('leads.result.none') },
            ...APPOINTMENT_STATUSES.map((status) => ({ value: status, label: text(RESULT_TEXTS[status]) })),
          ]}
          onChange={(result) => change({ result })}
        />
        <div className="py-field">
          <label className="py-field-label" htmlFor="event-note">
            {text('leads.note')}
          </label>
          <TextArea
            id="event-note"
            rows={3}
            maxLength={NOTE_MAX}
            value={typed.note}
            aria-invalid={shown?.note !== undefined || undefined}
            aria-describedby="event-note-error"
            onChange={(event) => change({ note: event.target.value })}
          />
          <FieldError id="event-note-error">{shown?.note && text(shown.note)}</FieldError>
        </div>
        <div className="py-two">
          <div className="py-field">
            <label className="py-field-label" htmlFor="event-date">
              {text('leads.nextDate')}
            </label>
            <DateField
              id="event-date"
              label={text('leads.nextDate')}
              min={today()}
              value={typed.nextDate}
              aria-invalid={shown?.nextDate !== undefined}
              aria-describedby="event-date-error"
              onChange={(nextDate) => change({ nextDate })}
            />
            <FieldError id="event-date-error">{shown?.nextDate && text(shown.nextDate)}</FieldError>
          </div>
          <div className="py-field">
            <label className="py-field-label" htmlFor="event-time">
              {text('leads.nextTime', { zone })}
            </label>
            <NativeSelect
              id="event-time"
              isClearable
              aria-invalid={shown?.nextTime !== undefined || undefined}
              aria-describedby="event-time-error"
              value={typed.nextTime}
              options={TIME_SLOTS.map((slot) => ({ value: slot, label: slotText(slot) }))}
              onChange={(nextTime) => change({ nextTime })}
            />
            <FieldError id="event-time-error">{shown?.nextTime && text(shown.nextTime)}</FieldError>
          </div>
        </div>
        <p className="py-field-help">{text('leads.nextHelp')}</p>
        {changer.problem === undefined ? null : <InlineNotice kind="error" text={changer.problem} />}
      </div>
    </AdaptiveDialog>
  );
};
