import { configureGlobal } from 'fast-check';

/** A gate says the same twice: what is searched at random has one seed here, and another each night (`test:deep`). */
configureGlobal({ seed: 20260310 });
