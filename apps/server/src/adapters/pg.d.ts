/** The driver comes without types; these are what the job queue's library says that it needs of it. */
declare module 'pg' {
  const pg: import('bullmq').PgModule;
  export default pg;
}
