import { startS3StandIn } from '@org/adapters/testing/s3'
import { describeSuites } from '@org/api/testing'
import { contractHost } from './contract-host.ts'

describeSuites(
  'files in S3',
  async (parts) => {
    const s3 = await startS3StandIn()
    const { endpoint, bucket, accessKeyId, secretAccessKey } = s3.settings
    const makeHost = contractHost({
      settings: {
        S3_ENDPOINT: endpoint,
        S3_BUCKET: bucket,
        S3_ACCESS_KEY_ID: accessKeyId,
        S3_SECRET_ACCESS_KEY: secretAccessKey,
      },
    })
    const host = await makeHost(parts)
    return {
      ...host,
      async close() {
        await host.close()
        s3.close()
      },
    }
  },
  ['coaching media', 'coaching uploads'],
)
