import { useAppDispatch, useAppSelector, withFeature } from '@org/app-kit'
import { Page, PageHeader } from '@org/app-kit/pages'
import { Button, Card, Link } from '@org/ui/primitives'
import { experimentsTexts } from '../texts.ts'
import { added, counterFeature, reset, selectCount, subtracted } from './counter-slice.ts'
import { Buttons, Count, Links } from './redux-demo.styles.ts'

const { redux } = experimentsTexts

/**
 * A page with a counter, whose state is registered in the store when the page opens, and links to
 * the other experiments.
 */
function ReduxDemoPage() {
  const count = useAppSelector(selectCount)
  const dispatch = useAppDispatch()
  return (
    <Page>
      <PageHeader title={redux.title} />
      <Card title={redux.counter}>
        <Count>{count}</Count>
        <Buttons>
          <Button variant="primary" onPress={() => dispatch(added())}>
            {redux.add}
          </Button>
          <Button onPress={() => dispatch(subtracted())}>{redux.subtract}</Button>
          <Button variant="tertiary" onPress={() => dispatch(reset())}>
            {redux.reset}
          </Button>
        </Buttons>
      </Card>
      <Card title={redux.pages}>
        <Links>
          {Object.entries(redux.links).map(([path, label]) => (
            <li key={path}>
              <Link href={`/experiments/${path}`}>{label}</Link>
            </li>
          ))}
        </Links>
      </Card>
    </Page>
  )
}

export const ReduxDemo = withFeature(counterFeature, ReduxDemoPage)
