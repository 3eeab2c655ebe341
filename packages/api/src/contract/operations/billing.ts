import * as z from 'zod'
import { invoiceSchema } from '../entities/invoice.ts'
import { organisationSchema } from '../entities/organisation.ts'
import { planSchema } from '../entities/plan.ts'
import { done, listOf } from '../fields.ts'
import { operation } from '../operation.ts'

export const billingOperations = {
  resetPaymentMethod: operation({
    method: 'get',
    path: '/organisation/{id}/payment-method/reset',
    tag: 'Billing',
    summary: 'Forgets the saved card; the subscription ends with the time that is paid for',
    access: 'admin',
    changesState: true,
    response: organisationSchema,
    errors: ['NOT_FOUND', 'PAYMENTS_OFF', 'PAYMENT_UNREACHABLE'],
  }),
  getPlan: operation({
    method: 'get',
    path: '/organisation/{id}/plan',
    tag: 'Billing',
    summary: 'What the subscription costs',
    access: 'admin',
    response: planSchema,
    errors: ['NOT_FOUND', 'PAYMENTS_OFF', 'PAYMENT_UNREACHABLE'],
  }),
  listInvoices: operation({
    method: 'get',
    path: '/organisation/{id}/invoices',
    tag: 'Billing',
    summary: 'The invoices of the organisation, the newest first',
    access: 'admin',
    response: listOf(invoiceSchema),
    errors: ['NOT_FOUND', 'PAYMENTS_OFF', 'PAYMENT_UNREACHABLE'],
  }),
  getSetupIntentKey: operation({
    method: 'get',
    path: '/payment-method/get-setup-intent-key',
    tag: 'Billing',
    summary: 'A secret with which the card provider takes a card',
    access: 'admin',
    changesState: true,
    response: z.object({ client_secret: z.string() }),
    errors: ['PAYMENTS_OFF', 'PAYMENT_UNREACHABLE', 'TOO_MANY'],
  }),
  updatePaymentMethod: operation({
    method: 'post',
    path: '/payment-method/update',
    tag: 'Billing',
    summary: 'Keeps the card that the provider confirmed, and subscribes the organisation with it',
    access: 'admin',
    body: z.object({ payment_method: z.string().min(1).max(200) }),
    response: done,
    errors: ['PAYMENTS_OFF', 'PAYMENT_REFUSED', 'PAYMENT_UNREACHABLE'],
  }),
}
