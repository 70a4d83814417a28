import Bell from '~icons/fluent-emoji-flat/bell';
import { DeviceSwitch } from '../../layout/device-switch';
import { pushText } from '../../text/en/push';
import { usePush } from './use-push';

/** The switch of the settings; absent where this browser can take no pushes. */
export default function PushSwitch({ heroId }: { heroId: string }) {
  const { state, isBusy, turnOn, turnOff } = usePush(heroId);
  if (state === 'checking' || state === 'unsupported') return null;
  const isOn = state === 'on';
  return (
    <DeviceSwitch
      picture={<Bell width={40} height={40} />}
      label={pushText.switch}
      note={state === 'denied' ? pushText.blocked : pushText.switchNote}
      isOn={isOn}
      isDisabled={isBusy || state === 'denied'}
      onChange={() => void (isOn ? turnOff() : turnOn())}
    />
  );
}
