import { useState, type ReactElement } from 'react'
import { Button, Dialog, Drawer } from '../../src/primitives/index.ts'
import { Line } from '../showcase/showcase.styles.ts'

/** A modal in the middle of the page and a drawer along its side. */
export function Overlays(): ReactElement {
  const [opened, setOpened] = useState<'dialog' | 'drawer'>()
  const close = () => setOpened(undefined)
  return (
    <Line>
      <Button onPress={() => setOpened('dialog')}>Ouvrir la fenêtre</Button>
      <Button onPress={() => setOpened('drawer')}>Ouvrir le tiroir</Button>
      <Dialog
        title="Déployer la signature"
        isOpen={opened === 'dialog'}
        onClose={close}
        actions={
          <Button variant="primary" onPress={close}>
            Déployer
          </Button>
        }
      >
        128 personnes recevront leur signature par email.
      </Dialog>
      <Drawer title="Filtres" isOpen={opened === 'drawer'} onClose={close}>
        Aucun filtre pour le moment.
      </Drawer>
    </Line>
  )
}
