import { ChunkyButton } from '@herohood/ui/chunky-button/chunky-button';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';
import { type PhotoFault, photoFaultOf, shrinkPhoto } from '../device/shrink-photo';
import { photoText } from '../text/en/photo';

type Props = Omit<ComponentProps<typeof ChunkyButton>, 'onClick' | 'disabled'> & {
  /** A JPEG as a data URL. */
  onPhoto: (photo: string) => void;
  /** No picture came of what was taken or chosen. */
  onFailed: (fault: PhotoFault) => void;
  children: ReactNode;
};

/**
 * Opens the device's own camera, which works everywhere: without network, in an installed app, and where no page may see through a
 * camera. A device without one lets a picture be chosen.
 */
export function CameraButton({ onPhoto, onFailed, children, ...look }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function take(file: File) {
    setIsBusy(true);
    try {
      onPhoto(await shrinkPhoto(file));
    } catch {
      onFailed(photoFaultOf(file));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        data-camera
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same picture once more is a change, too.
          target.value = '';
          if (file) void take(file);
        }}
      />
      <ChunkyButton {...look} disabled={isBusy} onClick={() => input.current?.click()}>
        {isBusy ? photoText.busy : children}
      </ChunkyButton>
    </>
  );
}
