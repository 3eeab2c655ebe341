/** UI text of the invoices. */
export const billingTexts = { title: 'Invoices', emptyTitle: 'Aucune facture' } as const
