/** English words that say nothing of what a sentence is about. */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the in at on near around by for from to til till until of and or with my our me i i'm im am we is are be it " +
    "please pls thanks hi hello hey need want wanna would like looking look find search searching somewhere anything " +
    "something anywhere under over below above max budget start starting starts next this only just study studying " +
    "student students uni university year going moving live living stay staying about area ideally prefer preferred " +
    "preferring preferably not no any whole ok okay can could you help go will there but up pm"
  ).split(" "),
);
