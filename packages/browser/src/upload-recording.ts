/**
 * Sends a recording to the address that the server gave for it, which takes it once. Out: the address that names it.
 * @throws what `readApiError` reads: the server's status and sentence, or no status when no answer came
 */
export async function uploadRecording(uploadURL: string, blob: Blob): Promise<string> {
  const headers = { 'content-type': blob.type };
  const answer = await fetch(uploadURL, { method: 'PUT', headers, body: blob });
  if (!answer.ok) {
    const { message = '' } = await answer.json().catch(() => ({}));
    throw Object.assign(new Error(message), { data: { httpStatus: answer.status } });
  }
  return uploadURL.split('?')[0] ?? uploadURL;
}
