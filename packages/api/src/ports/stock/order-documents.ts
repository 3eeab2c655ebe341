/** A line of an order document. */
export interface OrderDocumentLine {
  name: string
  /** The supplier's reference for the product; may be empty. */
  supplierRef: string
  /** Units. */
  qty: number
  /** Units per box. */
  conditionnement: number
}

/** The content of an order document. */
export interface OrderDocument {
  /** The order's short id. */
  number: string
  /** Seconds since 1970. */
  date: number
  /** The ordering centre; `address` may have several lines. */
  centre: { name: string; address: string }
  /** The number that the supplier gave the centre. */
  clientNumber: string
  supplier: { name: string; code: string; email: string }
  lines: readonly OrderDocumentLine[]
  /** Names of the attached prescriptions. */
  ordonnances: readonly string[]
}

/** Creates the documents that are sent with an order. */
export interface OrderDocuments {
  /** Writes the order as a PDF. The same content always gives the same bytes. */
  orderPdf(content: OrderDocument): Promise<Uint8Array<ArrayBuffer>>
}
