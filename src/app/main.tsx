import { boot } from './site/boot'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root')
void boot(root)
