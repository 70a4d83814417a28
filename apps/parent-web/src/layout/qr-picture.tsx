import { Box } from '@mantine/core';
import { QRCodeSVG } from 'qrcode.react';

/** Where a hero signs in, with the family's code filled in already. */
export const kidsLoginUrl = (code: string): string =>
  `${window.location.origin}/kids-login?code=${encodeURIComponent(code)}`;

/** An address as a picture to scan. Dark on white in both colour schemes: scanners expect it so. */
export function QrPicture({ value, label, size }: { value: string; label: string; size: number }) {
  return (
    <Box flex="none" w="fit-content" p="0.9rem" bdrs="1.1rem" bg="white" lh={0}>
      <QRCodeSVG value={value} size={size} level="M" fgColor="#241a40" role="img" title={label} />
    </Box>
  );
}
