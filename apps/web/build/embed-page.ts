import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite'

/** Folder of the scripts, styles and fonts of the embedded page, which any origin may load. */
const assetsDir = 'assets/embed'

/**
 * Adds the embedded page of the tour to the build. It is built separately; otherwise it would share
 * scripts with the application that are larger than the whole embedded page.
 *
 * @param config configuration of the build, without the plugins that process its output
 */
export const embedPage = (config: InlineConfig): Plugin => ({
  name: 'embed-page',
  apply: 'build',
  async generateBundle() {
    const result = await build({
      ...config,
      configFile: false,
      logLevel: 'error',
      build: {
        ...config.build,
        write: false,
        copyPublicDir: false,
        assetsDir,
        rolldownOptions: { input: `${config.root}/embed.html` },
      },
    })
    for (const file of (result as Rolldown.RolldownOutput).output) {
      const source = file.type === 'asset' ? file.source : file.code
      this.emitFile({ type: 'asset', fileName: file.fileName, source })
    }
  },
})
