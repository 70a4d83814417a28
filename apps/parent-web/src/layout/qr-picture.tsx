import { QRCodeSVG } from 'qrcode.react';
import classes from './qr-picture.module.css';

/** An address as a picture to scan. Dark on white in both colour schemes: scanners expect it so. */
export function QrPicture({ value, label, size }: { value: string; label: string; size: number }) {
  return (
    <div className={classes.qr}>
      <QRCodeSVG
        value={value}
        size={size}
        level="M"
        bgColor="#ffffff"
        fgColor="#241a40"
        role="img"
        title={label}
      />
    </div>
  );
}
