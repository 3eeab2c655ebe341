import { PublicLayout, RouterFrame, useAddress } from '@org/app-kit/public'
import { LocaleProvider } from '@org/ui/locale'
import { launchPath } from '#features/training'
import { trainingRoutes } from '#routes/training'
import { texts } from '#shared/texts.ts'
import { shellTexts } from './texts.ts'

const [{ Page: LaunchPage, paths: launchPaths }] = trainingRoutes.bare
const [{ Page: TrainingSessionPage, paths: sessionPaths }] = trainingRoutes.visited
const patterns = [...launchPaths, ...sessionPaths]

/** Renders the pages that anybody may train on, without the store or the router. */
export function PublicRouter() {
  const { pathname } = useAddress()
  return (
    <LocaleProvider locale="fr-FR">
      <RouterFrame patterns={patterns}>
        {pathname === launchPath ? (
          <LaunchPage />
        ) : (
          <PublicLayout title={texts.productName} skipLabel={shellTexts.skip}>
            <TrainingSessionPage />
          </PublicLayout>
        )}
      </RouterFrame>
    </LocaleProvider>
  )
}
