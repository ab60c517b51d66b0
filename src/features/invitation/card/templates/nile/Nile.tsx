export default function Nile() { return null }
