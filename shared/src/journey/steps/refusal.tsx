import { useText } from '#messages/text.ts';

/** What was refused and belongs to no field; a hint to the marked fields where all of it does. */
export const Refusal = ({ messages }: { messages: readonly string[] }) => {
  const text = useText();
  const [first, ...more] = messages;
  if (first === undefined) return text('create.check');
  if (more.length === 0) return first;
  return (
    <ul>
      {messages.map((message) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  );
};
