/**
 * `npm run test:image`: builds deploy/Dockerfile and checks the image and a container that is restricted as deploy/README.md says. The base
 * images are made from Debian packages, so that no image registry is needed. Needs root, buildah and mmdebstrap, and podman for the container.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFreePort } from '../../tests/server/support/freePort.ts'
import { ADMIN_IMAGE, SITE_IMAGE, buildImage, createBases } from './build.ts'
import { buildah, check, checkBuildah, getOpenFilesLimit, podman, removeStorage } from './commands.ts'
import { publishSample } from './publishSample.ts'
import { root } from '../../scripts/lib/run.ts'
import { runSteps, type Outcome, type Step } from '../../scripts/lib/steps.ts'
import { findProgram } from '../../scripts/lib/system.ts'
import { ensureImageTools } from '../lib/tools.ts'

const USER = '10001:10001'
const CONTAINER = 'zaffa-test'
/** The server ends within this time after SIGTERM (docs/decisions/0035-http-server.md). */
const STOP_LIMIT_MS = 5000
/** Longer than a start on a busy machine, in ms. */
const START_LIMIT_MS = 30_000
const BUILD_TOOLS = ['npm', 'npx', 'corepack', 'yarn', 'gcc', 'cc', 'g++', 'make', 'python3', 'git']

interface ImageConfig {
  User: string
  Cmd: string[]
  StopSignal: string
  Healthcheck?: { Test: string[] }
}

const toOutcome = (failures: string[], passed: number): Outcome => ({
  passed: passed - failures.length,
  failed: failures.length,
  failures,
})

/** @returns the outcome of checks, each printed with its result */
function report(checks: [name: string, passes: boolean][]): Outcome {
  for (const [name, passes] of checks) console.log(`${passes ? '✓' : '✗'} ${name}`)
  return toOutcome(
    checks.filter(([, passes]) => !passes).map(([name]) => name),
    checks.length,
  )
}

async function checkConfig(): Promise<Outcome> {
  const { Docker } = JSON.parse(checkBuildah('inspect', '--type', 'image', SITE_IMAGE)) as {
    Docker: { config: ImageConfig; size?: number }
  }
  const { User, Cmd, StopSignal, Healthcheck } = Docker.config
  return report([
    [`the user is ${User}, a number above 0`, User === USER],
    [`the command has the exec form: ${JSON.stringify(Cmd)}`, Cmd[0] === 'node'],
    [`the stop signal is ${StopSignal}`, StopSignal === 'SIGTERM'],
    [`the health check has the exec form`, Healthcheck?.Test[0] === 'CMD'],
  ])
}

/** @returns the names of packages in the image that the lock file marks as needed for development only */
function findDevPackages(folder: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { dev?: boolean }>
  }
  return Object.entries(lock.packages)
    .filter(([name, { dev }]) => dev && existsSync(join(folder, 'app', name)))
    .map(([name]) => name)
}

/** @returns programs, packages and files that must not be in the last stage, and files that the server's user could change */
function findUnwanted(folder: string): Record<string, string[]> {
  const [user] = USER.split(':')
  const writable = check('find', folder, '-xdev', '-type', 'f,d', '(', '-user', user!, '-o', '-perm', '-o+w', ')')
  const expected = ['/data', '/tmp', '/var/tmp', '/run/lock']
  return {
    'build tools': BUILD_TOOLS.filter((name) =>
      ['bin', 'sbin', 'usr/bin', 'usr/sbin', 'usr/local/bin'].some((bin) => existsSync(join(folder, bin, name))),
    ),
    'development packages': findDevPackages(folder),
    'sources, tests, settings': globSync(
      '{src,tests,scripts,lab,data,.git,.env*,deploy,{server,shared}/**/*.test.ts}',
      {
        cwd: join(folder, 'app'),
      },
    ),
    'files that its user may change': writable
      .split('\n')
      .map((path) => path.slice(folder.length))
      .filter((path) => path !== '' && !expected.includes(path)),
  }
}

async function checkContent(): Promise<Outcome> {
  const container = checkBuildah('from', '--pull-never', SITE_IMAGE)
  try {
    const unwanted = findUnwanted(checkBuildah('mount', container))
    return report(
      Object.entries(unwanted).map(([kind, found]) => [
        `no ${kind}${found.length > 0 ? `, but ${found.slice(0, 5).join(', ')}` : ''}`,
        found.length === 0,
      ]),
    )
  } finally {
    buildah('rm', container)
  }
}

/** Read-only, without capabilities, with little memory and few processes: as in deploy/README.md. */
const restrictions = [
  '--read-only',
  '--tmpfs=/tmp',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  '--network=host',
  '--memory=1g',
  '--pids-limit=256',
  `--ulimit=nofile=${getOpenFilesLimit()}`,
  '--ulimit=nproc=4096',
  // Podman schedules health checks with systemd; the command is run below.
  '--no-healthcheck',
]

async function waitForResponse(url: string): Promise<number | null> {
  const start = performance.now()
  while (performance.now() - start < START_LIMIT_MS) {
    const isOk = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isOk) return performance.now() - start
    await new Promise((resume) => setTimeout(resume, 50))
  }
  return null
}

async function checkContainer(): Promise<Outcome> {
  if (!findProgram('podman'))
    return { passed: 0, failed: 0, skipped: 'no podman here (Debian: apt-get install podman)' }
  const probe = podman('run', '--rm', ...restrictions, SITE_IMAGE, 'true')
  if (probe.code !== 0) return { passed: 0, failed: 0, skipped: `podman cannot run a container here: ${probe.error}` }
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  podman('run', '--detach', `--name=${CONTAINER}`, ...restrictions, `--env=PORT=${port}`, SITE_IMAGE)
  try {
    const started = await waitForResponse(`${url}/health/ready`)
    const failure = await publishSample(url)
    const node = (code: string) => podman('exec', CONTAINER, 'node', '-e', code)
    const write = node("fs.writeFileSync('/app/x', '')")
    const health = readHealthCheck()
    const isHealthy = podman('exec', CONTAINER, ...health).code === 0
    const isUnhealthy = podman('exec', '--env=PORT=1', CONTAINER, ...health).code !== 0
    const main = podman('exec', CONTAINER, 'cat', '/proc/1/status').out
    const start = performance.now()
    podman('stop', '--time=10', CONTAINER)
    const stopped = performance.now() - start
    const code = podman('inspect', '--format={{.State.ExitCode}}', CONTAINER).out
    const log = podman('logs', CONTAINER)
    if (started === null) console.log(log.out, log.error)
    return report([
      [`/health/ready responds ${started?.toFixed()} ms after the start`, started !== null],
      [`an invitation with a picture is published and shown${failure ? `: ${failure}` : ''}`, failure === null],
      ['the health check succeeds, and fails without a server', isHealthy && isUnhealthy],
      ['the root file system is read-only', write.error.includes('EROFS')],
      ['process 1 has user 10001 and no capabilities', /Uid:\s10001\s[^]*CapEff:\s0+\n/.test(main)],
      [`SIGTERM ends it with ${code} after ${stopped.toFixed()} ms`, code === '0' && stopped < STOP_LIMIT_MS],
    ])
  } finally {
    podman('rm', '--force', '--volumes', CONTAINER)
  }
}

function readHealthCheck(): string[] {
  const [image] = JSON.parse(podman('image', 'inspect', SITE_IMAGE).out) as { Healthcheck: { Test: string[] } }[]
  return image!.Healthcheck.Test.slice(1)
}

async function checkAdminImage(): Promise<Outcome> {
  const size = await buildImage(ADMIN_IMAGE, '--target=admin')
  const container = checkBuildah('from', '--pull-never', ADMIN_IMAGE)
  const run = (...args: string[]) => buildah('run', '--isolation=chroot', container, '--', ...args)
  try {
    return report([
      [`the image is built: ${size}`, true],
      ['pg_dump, pg_restore and psql run', ['pg_dump', 'pg_restore', 'psql'].every((it) => run(it, '-V').code === 0)],
      ["the operator's commands run", run('node', 'server/cli/admin.ts', 'providers', 'list').code === 0],
    ])
  } finally {
    buildah('rm', container)
  }
}

const missing = await ensureImageTools()
if (missing) {
  console.log(`The image is not tested: ${missing}`)
  process.exit(0)
}
const steps: Step[] = [
  {
    name: 'build',
    check: async () => {
      createBases()
      return report([[`the image is built: ${await buildImage(SITE_IMAGE)}`, true]])
    },
  },
  { name: 'settings of the image', check: checkConfig },
  { name: 'content of the image', check: checkContent },
  { name: 'container', check: checkContainer },
  { name: 'image of the operator', check: checkAdminImage },
]
try {
  process.exitCode = await runSteps(steps)
} finally {
  removeStorage()
}
