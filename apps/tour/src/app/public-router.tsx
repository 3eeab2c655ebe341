import { PublicLayout, RouterFrame, useAddress } from '@org/app-kit/public'
import { LocaleProvider } from '@org/ui/locale'
import { generatorScreen } from '#routes/generator'
import { texts } from '#shared/texts.ts'
import { NotFound } from './not-found.tsx'
import { shellTexts } from './texts.ts'

/**
 * Renders the tour generator at `/`, and a message at any other address (specification 3, section
 * 2.4).
 */
export function PublicRouter() {
  const { pathname } = useAddress()
  return (
    <LocaleProvider locale="fr-FR">
      <RouterFrame patterns={generatorScreen.paths}>
        <PublicLayout title={texts.productName} skipLabel={shellTexts.skip}>
          {pathname === '/' ? <generatorScreen.Page /> : <NotFound />}
        </PublicLayout>
      </RouterFrame>
    </LocaleProvider>
  )
}
