import { type EmbeddedPostgres, hasDatabase, startEmbeddedPostgres } from '@herohood/embedded-postgres';

/** How often a guest looks whether the owner has stopped the database. */
const LOOK_MS = 1_000;

export interface OwnDatabase {
  url: string;
  isEmbedded: boolean;
  /** Makes this process the folder's owner until it ends; false: another server is. A given one has no owner. */
  claim(): Promise<boolean>;
  /** Calls back once when the embedded server has gone for good; a given one is never watched. */
  watch(onGone: () => void): void;
  /** Whether others use the embedded server; a given one is nobody's to stop. */
  isUsedByOthers(): Promise<boolean>;
  /** The owner stops the embedded server, a guest only when nobody uses it; nothing for a given one. */
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
  if (options.url !== undefined) return givenDatabase(options.url);
  const server = await startEmbeddedPostgres({
    dataDir: options.dataDir,
    database: 'herohood',
    onProgress: options.onProgress,
  });
  return embeddedDatabase(server);
}

/** Whether there is a database to open: a given one is taken at its word, an embedded one must have been made. */
export async function isDatabaseThere(options: {
  url: string | undefined;
  dataDir: string;
}): Promise<boolean> {
  return options.url !== undefined || (await hasDatabase(options.dataDir));
}

function givenDatabase(url: string): OwnDatabase {
  return {
    url,
    isEmbedded: false,
    claim: async () => true,
    watch: () => {},
    isUsedByOthers: async () => true,
    stop: async () => {},
  };
}

function embeddedDatabase(server: EmbeddedPostgres): OwnDatabase {
  let isOwner = false;
  let timer: NodeJS.Timeout | undefined;
  return {
    url: server.url,
    isEmbedded: true,
    claim: async () => {
      isOwner = await server.claim();
      return isOwner;
    },
    watch: (onGone) => {
      timer = setInterval(async () => {
        if (await server.isRunning()) return;
        clearInterval(timer);
        onGone();
      }, LOOK_MS);
      timer.unref();
    },
    isUsedByOthers: server.isUsedByOthers,
    stop: async () => {
      clearInterval(timer);
      if (!isOwner && (await server.isRunning()) && (await server.isUsedByOthers())) return;
      await server.stop();
    },
  };
}
