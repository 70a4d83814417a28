import { needsHomeScreen } from '@herohood/browser/push-browser';
import Bell from '~icons/fluent-emoji-flat/bell';
import { DeviceSwitch } from '../../layout/device-switch';
import { pushText } from '../../text/en/push';
import { usePush } from './use-push';

/** The switch of the settings; absent where this browser can take no pushes, but for an iPad's page, which says what it takes. */
export default function PushSwitch({ heroId }: { heroId: string }) {
  const { state, isBusy, turnOn, turnOff } = usePush(heroId);
  const isTab = needsHomeScreen();
  if (!isTab && (state === 'checking' || state === 'unsupported')) return null;
  const isOn = state === 'on';
  const note = state === 'denied' ? pushText.blocked : pushText.switchNote;
  return (
    <DeviceSwitch
      picture={<Bell width={40} height={40} />}
      label={pushText.switch}
      note={isTab ? pushText.homeScreen : note}
      isOn={isOn}
      isDisabled={isTab || isBusy || state === 'denied'}
      onChange={() => void (isOn ? turnOff() : turnOn())}
    />
  );
}
