import { publicTexts } from './public-texts.ts'

/** What the browser's tab and its history call a screen; read out when it opens. */
export function PageTitle({ title }: { title: string }) {
  return <title>{`${title} – ${publicTexts.productName}`}</title>
}
