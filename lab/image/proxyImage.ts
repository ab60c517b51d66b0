import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { createCertificate } from '../ha/nginx.ts'
import { root } from '../../scripts/lib/run.ts'
import { PROXY_IMAGE, buildImage } from './build.ts'
import { buildah, checkBuildah, storage } from './commands.ts'

/** Builds the image of the proxy, and checks nginx' configuration in it with the mounts of deploy/compose.yaml. @returns checks and results */
export async function checkProxyImage(): Promise<[name: string, passes: boolean][]> {
  const size = await buildImage(PROXY_IMAGE, '--target=proxy')
  const tls = join(storage, 'tls')
  mkdirSync(tls)
  createCertificate(tls)
  const nginx = join(root, 'deploy/nginx')
  const volumes = [
    `${join(nginx, 'zaffa.conf')}:/etc/nginx/conf.d/zaffa.conf:ro`,
    `${join(nginx, 'zaffa-upstream.compose.conf')}:/etc/nginx/zaffa-upstream.conf:ro`,
    `${tls}:/etc/zaffa/tls:ro`,
  ].map((volume) => `--volume=${volume}`)
  const container = checkBuildah('from', '--pull-never', PROXY_IMAGE)
  try {
    const { code, error } = buildah('run', '--isolation=chroot', ...volumes, container, '--', 'nginx', '-t')
    return [
      [`the image is built: ${size}`, true],
      [`nginx accepts the configuration${code === 0 ? '' : `: ${error}`}`, code === 0],
    ]
  } finally {
    buildah('rm', container)
  }
}
