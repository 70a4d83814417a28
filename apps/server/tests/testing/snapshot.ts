import sharp from 'sharp';

/** A picture as a phone sends it: lying on its side, with the place where it was taken. */
export function snapshot(width = 64, height = 48): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .withExif(WITH_PLACE)
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** What a camera writes into its pictures. */
const WITH_PLACE = {
  IFD0: { Make: 'Camera of Mia', ImageDescription: 'our house' },
  IFD3: {
    ...{ GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    ...{ GPSLongitudeRef: 'E', GPSLongitude: '13/1 24/1 0/1' },
  },
};
