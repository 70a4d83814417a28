/** Largest own picture of a hero, decoded (specification: 5MB). */
export const IMAGE_MAX_BYTES = 5 * 1024 * 1024;

/** Reads a picture file into a data URL. Rejects when the browser cannot read the file. */
export function readAsDataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('unreadable file'));
    reader.readAsDataURL(file);
  });
}
