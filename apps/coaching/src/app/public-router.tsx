import { PublicLayout, RouterFrame, useAddress } from '@org/app-kit/public'
import { LocaleProvider } from '@org/ui/locale'
import { launchPath } from '#features/training'
import { launchScreen, trainingSessionScreen } from '#routes/training'
import { texts } from '#shared/texts.ts'
import { shellTexts } from './texts.ts'

const patterns = [...launchScreen.paths, ...trainingSessionScreen.paths]

/** Renders the public training pages, without the store or the router. */
export function PublicRouter() {
  const { pathname } = useAddress()
  return (
    <LocaleProvider locale="fr-FR">
      <RouterFrame patterns={patterns}>
        {pathname === launchPath ? (
          <launchScreen.Page />
        ) : (
          <PublicLayout title={texts.productName} skipLabel={shellTexts.skip}>
            <trainingSessionScreen.Page />
          </PublicLayout>
        )}
      </RouterFrame>
    </LocaleProvider>
  )
}
