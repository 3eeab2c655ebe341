import type { Meta, StoryObj } from '@storybook/react-vite'
import { HttpResponse } from 'msw'
import { expect, spyOn, waitFor } from 'storybook/test'
import { DataTable } from '../data-table/data-table.tsx'
import type { DataTableCell } from '../cells.ts'
import { employeeServer, loadEmployees, type SentEmployee } from '../testing/employee-server.ts'
import { tableKeys } from '../testing/table-keys.ts'

/** Names and contents of the downloaded files. */
const files: { name: string; text: Promise<string> }[] = []

const cells: DataTableCell<SentEmployee>[] = [
  { key: 'name', title: 'Nom' },
  { key: 'email', title: 'Email' },
  { key: 'mails', title: 'Emails par jour', align: 'end', value: ({ mails }) => mails / 2 },
]

const meta = {
  title: 'Data table/Export',
  component: DataTable<SentEmployee>,
  tags: ['autodocs'],
  args: {
    label: 'Employés',
    rows: [
      {
        id: '1',
        name: '=HYPERLINK("https://voleur.example")',
        email: 'zoe@maison-lueur.example',
        position: '',
        team: '',
        mails: 3,
        installed: true,
      },
      {
        id: '2',
        name: 'Martin; Éloïse',
        email: '+33 6 12 34 56 78',
        position: '',
        team: '',
        mails: -4,
        installed: true,
      },
    ],
    cells,
    getRowId: ({ id }: SentEmployee) => id,
    isSearchable: true,
    exportAs: 'employes',
  },
  parameters: {
    guidance: {
      do: [
        'Set `exportValue` if a cell shows less than a file should contain, or in a nicer form.',
      ],
      dont: ['Do not export anything that the user may not see.'],
    },
    keys: tableKeys,
  },
  beforeEach: () => {
    files.length = 0
    let text = Promise.resolve('')
    spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
      text = (blob as Blob).arrayBuffer().then((bytes) => decoder.decode(bytes))
      return 'blob:story'
    })
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      files.push({ name: this.download, text })
    })
  },
} satisfies Meta<typeof DataTable<SentEmployee>>

export default meta
type Story = StoryObj<typeof meta>

async function exported() {
  await waitFor(() => expect(files).toHaveLength(1))
  return files[0]?.text
}

export const Default: Story = {
  parameters: { variants: ['dark', 'phone'] },
  name: 'Downloads a file in which nothing is evaluated',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await expect(await exported()).toBe(
      '\ufeffNom;Email;Emails par jour\r\n' +
        '"\'=HYPERLINK(""https://voleur.example"")";zoe@maison-lueur.example;1,5\r\n' +
        '"Martin; Éloïse";\'+33 6 12 34 56 78;-2\r\n',
    )
    await expect(files[0]?.name).toBe('employes.csv')
  },
}

export const Playground: Story = {}

export const MatchingRows: Story = {
  name: 'Exports the matching rows',
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Rechercher' })
    await userEvent.tab()
    await expect(search).toHaveFocus()
    await userEvent.type(search, 'martin')
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await expect((await exported())?.trim().split('\r\n')).toHaveLength(2)
  },
}

export const OtherColumns: Story = {
  name: 'Exports other columns than the page shows',
  args: { exportCells: [{ key: 'email', title: 'Adresse' }] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await expect(await exported()).toBe(
      "\ufeffAdresse\r\nzoe@maison-lueur.example\r\n'+33 6 12 34 56 78\r\n",
    )
  },
}

export const SeveralLines: Story = {
  name: 'Exports several lines for a row',
  args: {
    exportCells: [{ key: 'email', title: 'Adresse' }],
    exportRows: (row) => (row.id === '1' ? [row, { ...row, email: 'copie' }] : []),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await expect(await exported()).toBe('\ufeffAdresse\r\nzoe@maison-lueur.example\r\ncopie\r\n')
  },
}

let isFailing = true

export const Announced: Story = {
  name: 'Calls `onExport` first, and creates no file if it fails',
  args: {
    onExport: async (rows) => {
      await expect(rows).toHaveLength(2)
      if (isFailing) throw new Error('refused')
    },
  },
  beforeEach: () => {
    isFailing = true
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Exporter' })
    await userEvent.click(button)
    await expect(await canvas.findByRole('alert')).toHaveTextContent('L’export a échoué')
    await expect(files).toHaveLength(0)
    isFailing = false
    await userEvent.click(button)
    await exported()
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
  },
}

export const FromAServer: Story = {
  name: 'Loads every page of a server',
  args: { rows: undefined, load: loadEmployees },
  beforeEach: ({ msw }) => msw.use(employeeServer()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 – 50 sur 312')
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await expect((await exported())?.trim().split('\r\n')).toHaveLength(313)
  },
}

export const Failing: Story = {
  name: 'Reports when a page could not be loaded',
  args: { rows: undefined, load: loadEmployees },
  beforeEach: ({ msw }) =>
    msw.use(
      employeeServer(({ page }) =>
        page.size > 100 ? new HttpResponse(null, { status: 500 }) : undefined,
      ),
    ),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('1 – 50 sur 312')
    await userEvent.click(canvas.getByRole('button', { name: 'Exporter' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('L’export a échoué')
    await expect(files).toHaveLength(0)
  },
}
