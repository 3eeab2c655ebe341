import { publicTexts } from '../texts/public-texts.ts'

/**
 * Sets the document title, which the browser's tab and history show and screen readers read out.
 */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} – ${publicTexts.productName}`}</title>
}
