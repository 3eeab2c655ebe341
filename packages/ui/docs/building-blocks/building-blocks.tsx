import type { ReactElement } from 'react'
import { Uploader, type VideoImportDialogProps } from '../../src/media/index.ts'
import { Card, Tab, TabList, TabPanel, Tabs } from '../../src/primitives/index.ts'
import { postMedia } from '../../src/testing/media/stored-media.ts'
import { ExercisePage, type StoredMedia } from '../../src/testing/video-import/exercise-page.tsx'
import { Tiles } from './building-blocks.styles.ts'
import { Choices } from './choices.tsx'
import { Overlays } from './overlays.tsx'
import { TeamTable } from './team-table.tsx'

export interface BuildingBlocksProps {
  videoImport: VideoImportDialogProps<StoredMedia>
}

/** The generic building blocks of the products, each as a live example. */
export function BuildingBlocks({ videoImport }: BuildingBlocksProps): ReactElement {
  return (
    <Tiles>
      <Card title="Modal, drawer">
        <Overlays />
      </Card>
      <Card title="Tab widget">
        <Tabs defaultSelected="sent">
          <TabList label="Déploiement">
            <Tab id="sent">Envoyées</Tab>
            <Tab id="installed">Installées</Tab>
          </TabList>
          <TabPanel id="sent">128 signatures envoyées le 3 novembre.</TabPanel>
          <TabPanel id="installed">97 signatures installées à ce jour.</TabPanel>
        </Tabs>
      </Card>
      <Card title="Dropdown selectors">
        <Choices />
      </Card>
      <Card title="Data table">
        <TeamTable />
      </Card>
      <Card title="Media upload and crop">
        <Uploader
          label="Logo"
          transport={postMedia}
          crop={{}}
          width={300}
          height={200}
          onUploaded={() => undefined}
        />
      </Card>
      <Card title="Video import">
        <ExercisePage {...videoImport} />
      </Card>
    </Tiles>
  )
}
