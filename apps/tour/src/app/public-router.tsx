import { PublicLayout, RouterFrame, useAddress } from '@org/app-kit/public'
import { LocaleProvider } from '@org/ui/locale'
import { generatorRoutes } from '#routes/generator'
import { texts } from '#shared/texts.ts'
import { NotFound } from './not-found.tsx'
import { shellTexts } from './texts.ts'

const [{ Page: GeneratorPage }] = generatorRoutes.anywhere

const patterns = ['/']

/** Renders the tour generator, and a message at any other address (specification 3, section 2.4). */
export function PublicRouter() {
  const { pathname } = useAddress()
  return (
    <LocaleProvider locale="fr-FR">
      <RouterFrame patterns={patterns}>
        <PublicLayout title={texts.productName} skipLabel={shellTexts.skip}>
          {pathname === '/' ? <GeneratorPage /> : <NotFound />}
        </PublicLayout>
      </RouterFrame>
    </LocaleProvider>
  )
}
