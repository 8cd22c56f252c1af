/** Settings of the deployment, read once; `.env.example` explains them. */
export const env = {
  /** Where the app lives on its host, with a slash at both ends. */
  baseUrl: import.meta.env.BASE_URL,
  apiBaseUrl: `${(import.meta.env.VITE_API_ORIGIN ?? '').replace(/\/+$/, '')}/api/v1`,
  demoEmail: setOr(import.meta.env.VITE_DEMO_EMAIL, 'demo@jobtrail.example'),
  demoPassword: setOr(import.meta.env.VITE_DEMO_PASSWORD, 'jobtrail-demo'),
};

/** What visitors of the demo build are told before they record anything. */
export const DEMO_NOTE = 'This is a demo: everything you record stays in this browser.';

/** A variable left empty, as in a copied .env.example, counts as not set. */
function setOr(value: string | undefined, builtIn: string): string {
  return value === undefined || value === '' ? builtIn : value;
}
