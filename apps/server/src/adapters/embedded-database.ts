import { startEmbeddedPostgres } from '@herohood/embedded-postgres';

export interface OwnDatabase {
  url: string;
  isEmbedded: boolean;
  /** Whether others use the embedded server; a given one is nobody's to stop. */
  isUsedByOthers(): Promise<boolean>;
  /** Stops the server that we started; nothing for a given one. */
  stop(): Promise<void>;
}

/**
 * The database that the operator gave, or an embedded one under the data folder.
 *
 * @throws Error with a sentence for the operator when the embedded server cannot be started.
 */
export async function openOwnDatabase(options: {
  url: string | undefined;
  dataDir: string;
  onProgress: (line: string) => void;
}): Promise<OwnDatabase> {
  if (options.url !== undefined) {
    return { url: options.url, isEmbedded: false, isUsedByOthers: async () => true, stop: async () => {} };
  }
  const server = await startEmbeddedPostgres({
    dataDir: options.dataDir,
    database: 'herohood',
    onProgress: options.onProgress,
  });
  return {
    url: server.url,
    isEmbedded: true,
    isUsedByOthers: server.isUsedByOthers,
    stop: () => server.stop(),
  };
}
