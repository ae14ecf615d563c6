/** Addresses that the server answers itself; no page may have them. */
export const serverAddresses = { health: '/healthz', metrics: '/metrics' } as const;
