import type { KnownFields } from '../../import/headings.ts'
import { gtinOf } from '../codes/gtin.ts'
import { tidyCode } from '../codes/tidy-code.ts'

/** The kinds of rows that a table can be imported as. */
export const importKinds = ['products', 'suppliers', 'stock'] as const
export type ImportKind = (typeof importKinds)[number]

/** The importable fields of a product; thresholds need a centre. */
export const productFields = [
  'code',
  // One column with the supplier's references, which are also the codes.
  'codeAndRef',
  'name',
  'category',
  'supplier',
  'supplierRef',
  'codes',
  'conditionnement',
  'needOrdonnance',
  'qtyTriggerOrder',
  'qtyMinInStock',
] as const
/** The importable fields of a supplier; the client number needs a centre. */
export const supplierFields = ['name', 'code', 'email', 'clientNumber'] as const
/** The importable fields of an opening stock. */
export const openingFields = ['code', 'qty', 'lot', 'serial', 'expiry'] as const

export type ProductField = (typeof productFields)[number]
export type SupplierField = (typeof supplierFields)[number]
export type OpeningField = (typeof openingFields)[number]
export type ImportField = ProductField | SupplierField | OpeningField

const isCode = (cell: string) => gtinOf(tidyCode(cell)) !== null

const codeHeadings = [
  'code',
  'code produit',
  'code barre',
  'code barres',
  'code a barres',
  'gtin',
  'ean',
  'ean13',
  'cip',
  'cip13',
  'barcode',
  'code ean',
  'code gtin',
  'code cip',
  'product code',
]

export const productColumns: KnownFields<ProductField> = {
  key: 'code',
  fields: [
    { field: 'code', headings: codeHeadings, content: isCode },
    {
      field: 'supplierRef',
      headings: [
        'reference fournisseur',
        'ref fournisseur',
        'reference',
        'ref',
        'supplier ref',
        'supplier reference',
        'ref fourn',
        'ref article',
        'reference article',
        'code article',
        'ref labo',
        'ref produit',
        'reference produit',
        'ref fabricant',
        'catalogue number',
        'item number',
        'sku',
      ],
    },
    {
      field: 'codes',
      headings: ['autres codes', 'codes supplementaires', 'codes', 'further codes'],
    },
    { field: 'category', headings: ['categorie', 'famille', 'rayon', 'category', 'gamme'] },
    {
      field: 'supplier',
      headings: ['fournisseur', 'laboratoire', 'supplier', 'labo', 'fabricant', 'vendor', 'fourn'],
    },
    {
      field: 'conditionnement',
      headings: [
        'conditionnement',
        'unites par boite',
        'par boite',
        'colisage',
        'packaging',
        'cond',
        'condt',
        'qte boite',
        'quantite boite',
        'qte par boite',
        'nb par boite',
        'uv',
        'pcb',
        'pack size',
      ],
    },
    {
      field: 'needOrdonnance',
      headings: ['ordonnance', 'besoin d une ordonnance', 'need ordonnance', 'prescription'],
    },
    {
      field: 'qtyTriggerOrder',
      headings: [
        'seuil de commande',
        'seuil commande',
        'qty trigger order',
        'declenchement',
        'seuil',
      ],
    },
    {
      field: 'qtyMinInStock',
      headings: ['stock minimum', 'stock minimal', 'stock mini', 'qty min in stock', 'minimum'],
    },
    {
      field: 'name',
      headings: [
        'nom',
        'produit',
        'designation',
        'libelle',
        'intitule',
        'article',
        'name',
        'product',
        'description',
      ],
    },
    {
      field: 'codeAndRef',
      headings: ['code et reference fournisseur', 'code et reference', 'reference et code'],
    },
  ],
  aloneOnly: new Set([
    'code',
    'codes',
    'nom',
    'name',
    'ref',
    'reference',
    'seuil',
    'minimum',
    'uv',
    'cond',
    'sku',
  ]),
}

export const supplierColumns: KnownFields<SupplierField> = {
  key: 'email',
  fields: [
    {
      field: 'email',
      headings: ['email', 'e mail', 'mail', 'courriel', 'adresse email', 'adresse mail'],
      content: (cell) => cell.includes('@'),
    },
    {
      field: 'clientNumber',
      headings: ['numero client', 'n client', 'no client', 'compte client', 'client number'],
    },
    { field: 'code', headings: ['code', 'code fournisseur'] },
    {
      field: 'name',
      headings: ['nom', 'fournisseur', 'raison sociale', 'societe', 'name', 'supplier'],
    },
  ],
  aloneOnly: new Set(['code', 'nom', 'name', 'mail']),
}

export const openingColumns: KnownFields<OpeningField> = {
  key: 'code',
  fields: [
    { field: 'code', headings: codeHeadings, content: isCode },
    {
      field: 'qty',
      headings: ['quantite', 'qte', 'stock', 'en stock', 'unites', 'qty', 'quantity'],
    },
    { field: 'lot', headings: ['lot', 'numero de lot', 'n de lot', 'batch'] },
    {
      field: 'serial',
      headings: [
        'numero de serie',
        'n de serie',
        'no de serie',
        'serie',
        'serial',
        'serial number',
      ],
    },
    {
      field: 'expiry',
      headings: ['peremption', 'date de peremption', 'expiration', 'dlu', 'dluo', 'ddm', 'expiry'],
    },
  ],
  aloneOnly: new Set(['code', 'stock', 'unites']),
}
