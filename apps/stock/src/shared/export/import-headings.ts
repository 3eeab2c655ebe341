import type { ImportField, ImportKind } from '@org/api/stock'

/**
 * The headings of the columns that an import recognises. Templates and exports use them, so that an
 * export can be imported again.
 */
export const importHeadings = {
  products: {
    code: 'Code',
    codeAndRef: 'Code et référence fournisseur',
    name: 'Nom',
    category: 'Catégorie',
    supplier: 'Fournisseur',
    supplierRef: 'Référence fournisseur',
    codes: 'Autres codes',
    conditionnement: 'Unités par boîte',
    needOrdonnance: 'Ordonnance',
    qtyTriggerOrder: 'Seuil de commande',
    qtyMinInStock: 'Stock minimum',
  },
  suppliers: { name: 'Nom', code: 'Code', email: 'Email', clientNumber: 'Numéro client' },
  stock: {
    code: 'Code',
    qty: 'Quantité',
    lot: 'Lot',
    serial: 'Numéro de série',
    expiry: 'Péremption',
  },
} as const satisfies Record<ImportKind, Partial<Record<ImportField, string>>>
