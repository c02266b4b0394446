import { Form, Input } from 'antd';
import { useText } from '#messages/catalogue.ts';
import { useVehicleRule } from './vehicle-rule.ts';

const MOST_CHARS = 30;

/** Chassis and engine number, as they stand in the registration. */
export const NumberFields = () => {
  const t = useText();
  const rule = useVehicleRule();
  return (
    <div className="py-two">
      {(['chassis', 'engine'] as const).map((part) => (
        <Form.Item
          key={part}
          name={`${part}No`}
          label={t(`motor.vehicle.${part}`)}
          extra={t(`motor.create.${part}.help`)}
          rules={[rule(`${part}No`)]}
          required
        >
          <Input size="large" autoComplete="off" autoCapitalize="characters" maxLength={MOST_CHARS} />
        </Form.Item>
      ))}
    </div>
  );
};
