export default function Fanous() { return null }
