import { wordsConfig } from '../../tooling/web-build/src/words-config';

export default wordsConfig(import.meta.dirname);
