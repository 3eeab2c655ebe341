import type { ReactElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import {
  Avatar,
  Badge,
  BannerMessage,
  Button,
  Card,
  Checkbox,
  ColorField,
  ConfirmDialog,
  CopyField,
  createSnackbarQueue,
  EmptyState,
  IconButton,
  Link,
  NumberField,
  ProgressBar,
  ProgressIndicator,
  SearchField,
  SegmentedControl,
  Select,
  Skeleton,
  Slider,
  SnackbarHost,
  Stepper,
  Switch,
  Tab,
  TabList,
  TabPanel,
  Tabs,
  TextArea,
  TextField,
} from './index.ts'

const nothing = () => undefined
const choices = [
  { value: 'a', label: 'Commerce' },
  { value: 'b', label: 'Support' },
]

const elements: [name: string, draw: () => ReactElement, shown: string][] = [
  ['Avatar', () => <Avatar name="Éloïse Martin" />, 'ÉM'],
  ['Badge', () => <Badge tone="success">Installé</Badge>, 'Installé'],
  ['BannerMessage', () => <BannerMessage title="Enregistré" />, 'Enregistré'],
  ['Button', () => <Button onPress={nothing}>Déployer</Button>, 'Déployer'],
  ['Card', () => <Card title="Équipes">18 membres</Card>, 'Équipes'],
  [
    'Checkbox',
    () => (
      <Checkbox isSelected onChange={nothing}>
        Tous
      </Checkbox>
    ),
    'Tous',
  ],
  [
    'ColorField',
    () => <ColorField label="Couleur" value="#333333" onChange={nothing} />,
    '#333333',
  ],
  ['CopyField', () => <CopyField label="Lien" value="https://exemple.fr" />, 'https://exemple.fr'],
  ['EmptyState', () => <EmptyState title="Aucun employé" />, 'Aucun employé'],
  ['IconButton', () => <IconButton label="Supprimer">×</IconButton>, 'aria-label="Supprimer"'],
  ['Link', () => <Link href="/home">Accueil</Link>, 'href="/home"'],
  ['NumberField', () => <NumberField label="Heure" value={8} onChange={nothing} />, 'value="8"'],
  ['ProgressBar', () => <ProgressBar label="Envoi" value={45} />, 'aria-valuenow="45"'],
  ['ProgressIndicator', () => <ProgressIndicator />, 'Chargement…'],
  [
    'SearchField',
    () => <SearchField label="Rechercher" value="" onChange={nothing} />,
    'Rechercher',
  ],
  [
    'SegmentedControl',
    () => <SegmentedControl label="Équipe" value="a" onChange={nothing} options={choices} />,
    'Commerce',
  ],
  [
    'Select',
    () => <Select label="Équipe" value="b" onChange={nothing} options={choices} />,
    'Support',
  ],
  ['Skeleton', () => <Skeleton lines={2} />, 'Chargement…'],
  ['Slider', () => <Slider label="Niveau" value={4} onChange={nothing} />, 'Niveau'],
  ['SnackbarHost', () => <SnackbarHost queue={createSnackbarQueue()} />, 'aria-live="polite"'],
  [
    'Stepper',
    () => <Stepper label="Étapes" steps={['Un', 'Deux']} current={1} />,
    'aria-current="step"',
  ],
  [
    'Switch',
    () => (
      <Switch isSelected={false} onChange={nothing}>
        Active
      </Switch>
    ),
    'Active',
  ],
  [
    'Tabs',
    () => (
      <Tabs>
        <TabList label="Parties">
          <Tab id="a">Images</Tab>
        </TabList>
        <TabPanel id="a">Logo</TabPanel>
      </Tabs>
    ),
    'Images',
  ],
  ['TextArea', () => <TextArea label="Message" value="Bonjour" onChange={nothing} />, 'Bonjour'],
  ['TextField', () => <TextField label="Nom" value="Zoé" onChange={nothing} />, 'value="Zoé"'],
]

it.each(elements)('%s is drawn on a server, without a browser', (_name, draw, shown) => {
  expect(renderToString(draw())).toContain(shown)
})

it('a closed dialog leaves nothing in the page', () => {
  const dialog = (
    <ConfirmDialog title="Supprimer ?" isOpen={false} onConfirm={nothing} onCancel={nothing} />
  )
  expect(renderToString(dialog)).not.toContain('Supprimer ?')
})
