import * as z from 'zod'
import { invoiceSchema } from '../entities/invoice.ts'
import { organisationSchema } from '../entities/organisation.ts'
import { planSchema } from '../entities/plan.ts'
import { done, listOf } from '../fields.ts'
import { operation } from '../operation.ts'

export const billingOperations = {
  resetPaymentMethod: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/payment-method/reset',
    tag: 'Billing',
    summary: 'Removes the saved card. The subscription ends with the paid period',
    access: 'admin',
    changesState: true,
    response: organisationSchema,
    errors: ['NOT_FOUND', 'PAYMENTS_OFF', 'PAYMENT_UNREACHABLE'],
  }),
  getPlan: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/plan',
    tag: 'Billing',
    summary: 'Returns the price of the subscription',
    access: 'admin',
    response: planSchema,
    errors: ['NOT_FOUND', 'PAYMENTS_OFF', 'PAYMENT_UNREACHABLE'],
  }),
  listInvoices: operation({
    product: 'signature',
    method: 'get',
    path: '/organisation/{id}/invoices',
    tag: 'Billing',
    summary: 'Lists the invoices of the organisation, newest first',
    access: 'admin',
    response: listOf(invoiceSchema),
    errors: ['NOT_FOUND', 'PAYMENTS_OFF', 'PAYMENT_UNREACHABLE'],
  }),
  getSetupIntentKey: operation({
    product: 'signature',
    method: 'get',
    path: '/payment-method/get-setup-intent-key',
    tag: 'Billing',
    summary: 'Returns a secret with which the card provider’s script saves a card',
    access: 'admin',
    changesState: true,
    response: z.object({ client_secret: z.string() }),
    errors: ['PAYMENTS_OFF', 'PAYMENT_UNREACHABLE', 'TOO_MANY'],
  }),
  updatePaymentMethod: operation({
    product: 'signature',
    method: 'post',
    path: '/payment-method/update',
    tag: 'Billing',
    summary:
      'Saves the card that the provider confirmed, and starts the subscription, or renews one that was about to end',
    access: 'admin',
    body: z.object({ payment_method: z.string().min(1).max(200) }),
    response: done,
    errors: ['PAYMENTS_OFF', 'PAYMENT_REFUSED', 'PAYMENT_UNREACHABLE'],
  }),
}
