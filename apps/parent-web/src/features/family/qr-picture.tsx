import { QRCodeSVG } from 'qrcode.react';
import { familyText } from '../../text/en/family';
import classes from './family.module.css';
import { kidsLoginUrl } from './kids-login-url';

/** Dark on white in both colour schemes: scanners expect it so. */
export function QrPicture({ code, size }: { code: string; size: number }) {
  return (
    <div className={classes.qr}>
      <QRCodeSVG
        value={kidsLoginUrl(code)}
        size={size}
        level="M"
        bgColor="#ffffff"
        fgColor="#241a40"
        role="img"
        title={familyText.invite.qr(code)}
      />
    </div>
  );
}
