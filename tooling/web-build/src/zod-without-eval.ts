import * as z from 'zod/v4';

// Whether it may compile code zod would find out by trying, which the content security policy refuses and browsers report.
z.config({ jitless: true });

export * from 'zod/v4';
