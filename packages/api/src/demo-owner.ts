/** By this address the demo's family is known from others. */
export const DEMO_OWNER_EMAIL = 'parent@herohood.example';
