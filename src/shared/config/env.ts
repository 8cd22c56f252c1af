/** Settings of the deployment, read once; `.env.example` explains them. */
export const env = {
  apiBaseUrl: `${import.meta.env.VITE_API_ORIGIN ?? ''}/api/v1`,
  demoEmail: import.meta.env.VITE_DEMO_EMAIL ?? 'demo@jobtrail.example',
  demoPassword: import.meta.env.VITE_DEMO_PASSWORD ?? 'jobtrail-demo',
};
