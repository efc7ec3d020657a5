/**
 * The payment service as a process of its own, for journeys: PORT, and WEBHOOK_URL for what it tells. Posting to /local/renew-unpaid
 * begins the next period of the latest subscription with a card that is declined.
 */
import { startStripeServer } from './stripe-server.ts';

const local = await startStripeServer({ port: Number(process.env['PORT']) });
local.webhookUrl = process.env['WEBHOOK_URL'] ?? null;
console.log(`Stripe is at ${local.baseUrl} ${JSON.stringify(local.settings)}`);
process.once('SIGTERM', () => void local.close());
