// The built-in Rush Hour boards, made by tools/make_builtins.py: do not edit.
#include "gridlock/engine/builtin/kinds.hpp"

namespace gridlock {

const std::vector<Builtin>& rushhour_builtins() {
  // clang-format off
  static const std::vector<Builtin> list{
      {"pebble", "6x6-1", "rushhour", 2, 5, 1, "......\n....B.\nAA..B.\n......\n......\n......\n"},
      {"daisy", "6x6-2", "rushhour", 3, 6, 1, "......\n....BC\nAA..BC\n......\n......\n......\n"},
      {"robin", "6x6-3", "rushhour", 4, 7, 1, "..B...\n..B..C\nAAD..C\n..D...\n.EE...\n......\n"},
      {"acorn", "6x6-4", "rushhour", 5, 8, 1, "......\n.BB.CD\nAAE.CD\n..E...\n.FF...\n......\n"},
      {"clover", "6x6-5", "rushhour", 6, 9, 1, ".BB...\n..CDDE\nAACF.E\nGGGF..\n..HH..\n......\n"},
      {"biscuit", "6x6-6", "rushhour", 7, 14, 1, "......\n....B.\nAA..B.\n....B.\nCDEEFF\nCD....\n"},
      {"lantern", "6x6-7", "rushhour", 8, 14, 1, ".....B\n...C.B\nAA.C.B\nDEEFFF\nD.....\nD...GG\n"},
      {"puddle", "6x6-8", "rushhour", 9, 11, 1, ".....B\n.CC..B\n..DAAB\nE.D.FF\nE.DGGG\nEHHHII\n"},
      {"sparrow", "6x6-9", "rushhour", 10, 14, 1, "BCDDEE\nBC.FFG\nHCAAIG\nHJK.I.\n.JKLL.\n..K...\n"},
      {"thimble", "6x6-10", "rushhour", 11, 18, 1, "......\n..BCCC\nAAB.DE\nFGHHDE\nFG.IIJ\nKKKLLJ\n"},
      {"button", "6x6-11", "rushhour", 12, 20, 2, "......\n.BBB.C\n.DEAAC\n.DEFFC\n...GHH\n.x.GII\n"},
      {"marble", "6x6-12", "rushhour", 12, 17, 1, "BCCCD.\nB...D.\nEFAAGH\nEF..GH\nE..IJJ\nKKKI..\n"},
      {"feather", "6x6-13", "rushhour", 13, 18, 2, "BCDDEE\nBC.FF.\nGAA.H.\nG...HI\nJJJKKI\n......\n"},
      {"teapot", "6x6-14", "rushhour", 15, 21, 2, ".BBCCC\nDD....\nAA..EF\nGGHHEF\nIJJKKL\nI....L\n"},
      {"meadow", "6x6-15", "rushhour", 16, 25, 2, "BBB.CC\n....D.\nEEAAD.\nFGGHII\nF.JH.K\n..JLLK\n"},
      {"willow", "6x6-16", "rushhour", 14, 29, 2, "BCCDDE\nB.FGGE\nAAF...\nHHHI..\n...I..\n.JJIKK\n"},
      {"harbour", "6x6-17", "rushhour", 17, 35, 3, "BCCDDD\nBEEFF.\nAAG...\nHHG...\nIIIJ..\nKKKJ..\n"},
      {"bramble", "6x6-18", "rushhour", 18, 37, 3, ".....B\nCD...B\nCDEAAF\nGGEH.F\nI.EHJJ\nIKKLL.\n"},
      {"pepper", "6x6-19", "rushhour", 19, 35, 3, "BBCD..\nEECDFF\nGAAD.H\nGIII.H\nGJJ...\nKK....\n"},
      {"cobbler", "6x6-20", "rushhour", 19, 26, 3, "BBB.CD\n..A.CD\nEEA.FG\n....FG\nHII.FG\nHJJKK.\n"},
      {"hazel", "6x6-21", "rushhour", 22, 39, 3, "BBCC.D\n.xEE.D\nAAFG..\n..FGHH\n..IJJJ\n..IKK.\n"},
      {"saffron", "6x6-22", "rushhour", 21, 31, 3, "B..CDD\nBEEC.F\n..GAAF\n..G.HI\nJJKKHI\n....H.\n"},
      {"juniper", "6x6-23", "rushhour", 20, 35, 3, ".BCDDE\n.BCFGE\nHAAFG.\nH.IJJJ\nKKI..L\nMMM..L\n"},
      {"ferry", "6x6-24", "rushhour", 22, 38, 3, "...B..\n.C.BDD\n.CAAE.\nFGGGEH\nF.IJJH\n..IKKH\n"},
      {"trellis", "6x6-25", "rushhour", 24, 37, 3, ".BBCDD\nEF.CGH\nEFAAGH\nIIJ.GH\n..JKKK\nLLMM..\n"},
      {"compass", "6x6-26", "rushhour", 26, 45, 4, "BCCDDE\nB.FGGE\nAAFH..\nIJ.HKK\nIJLLM.\n....M.\n"},
      {"velvet", "6x6-27", "rushhour", 25, 36, 4, ".BB..C\nDDD.EC\nFAA.EG\nF...EG\nF.HIJJ\nKKHILL\n"},
      {"walnut", "6x6-28", "rushhour", 23, 40, 3, "BBBCCD\nEEF..D\n..FAAG\nHIIJ.G\nH..JKK\nLLMM..\n"},
      {"kestrel", "6x6-29", "rushhour", 29, 54, 4, "B.CCDD\nB..EFF\nAAGE.H\n..GIIH\nJJJ.KL\nMMNNKL\n"},
      {"monsoon", "6x6-30", "rushhour", 27, 46, 5, "BCCD..\nBE.DFF\n.EGAAH\nIIG..H\nJJJ.KL\nMMNNKL\n"},
      {"granite", "6x6-31", "rushhour", 32, 56, 4, "B.CCDD\nB.EEFG\nAAH.FG\nIIHJJK\nLLLM.K\nNNNM..\n"},
      {"tangle", "6x6-32", "rushhour", 30, 52, 4, "BB.CDE\nFFFCDE\nAAG..H\nIIG..H\nJ.KKLL\nJ..MMM\n"},
      {"lattice", "6x6-33", "rushhour", 28, 48, 5, "BCCDE.\nB.FDE.\nAAFG..\nHHIGJJ\nKKI..L\n.MMM.L\n"},
      {"thicket", "6x6-34", "rushhour", 33, 62, 4, "BCCDD.\nB.EFFG\nAAEH.G\n...HII\nJJJKL.\nMMMKL.\n"},
      {"cinder", "6x6-35", "rushhour", 35, 53, 5, "BBBCCD\nEEFF.D\nAAGH..\n..GHII\nJ.KKLM\nJNNNLM\n"},
      {"tempest", "6x6-36", "rushhour", 37, 52, 4, ".BCCDD\n.BEEEF\nAAGH.F\n..GHII\nJ.KKLM\nJNNNLM\n"},
      {"obsidian", "6x6-37", "rushhour", 33, 46, 4, "..BCCx\nD.BE..\nDAAEF.\nGGHIFJ\n..HIKJ\nxLLIKJ\n"},
      {"labyrinth", "6x6-38", "rushhour", 34, 58, 4, "BBCC.D\nE..F.D\nEAAF.D\n..GHHH\nIIGJ..\nKKKJLL\n"},
      {"riddle", "6x6-39", "rushhour", 36, 65, 5, "BCCCDE\nB.FFDE\nAAGHIJ\nKKGHIJ\n...LMM\n...L..\n"},
      {"bottleneck", "6x6-40", "rushhour", 39, 55, 4, ".BBBCC\n..DEEF\nAAD..F\nGHH.IJ\nGKK.IJ\nLLMMMJ\n"},
      {"avalanche", "6x6-41", "rushhour", 38, 66, 5, "BCCC.D\nB.EEFD\nAA.GFH\nII.GFH\n..JKLL\nMMJK..\n"},
      {"maelstrom", "6x6-42", "rushhour", 40, 75, 5, "BBC.DD\n..CEEF\nAAG..F\nH.GIIJ\nHKKL.J\nH..L..\n"},
      {"gauntlet", "6x6-43", "rushhour", 42, 73, 5, "BBCDEE\nFFCD.G\nAAH..G\nI.H.JJ\nIKK..L\nIMMNNL\n"},
      {"sphinx", "6x6-44", "rushhour", 41, 69, 5, "BBC..D\nE.CFFD\nE.AAG.\nHH.IG.\nJJJIK.\n...IK.\n"},
      {"minotaur", "6x6-45", "rushhour", 43, 68, 5, "B.CCDD\nBEEE.F\nAAGH.F\n..GHII\n.JJJKL\n..MMKL\n"},
      {"leviathan", "6x6-46", "rushhour", 46, 78, 5, "B.CCCD\nBEEFGD\nAAHFGI\nJJHKGI\n...KLL\n.MMNN.\n"},
      {"everest", "6x6-47", "rushhour", 45, 85, 5, "BCCC..\nBDDD.E\nAAFGHE\nIIFGHE\n...JKK\n.LLJ..\n"},
      {"zenith", "6x6-48", "rushhour", 44, 69, 5, "BCC.DE\nBFG.DE\nBFGAAH\nIIJK.H\n..JKLL\n.MMNN.\n"},
      {"titan", "6x6-49", "rushhour", 49, 92, 5, "BBBCDE\nFGGCDE\nF.AADE\nHHI...\n.JIKK.\n.JLLMM\n"},
      {"plaza", "9x9-1", "rushhour", 10, 14, 2,
       "........B\n"
       "C.......B\n"
       "CDD.....B\n"
       "E.F......\n"
       "E.FGGGAAH\n"
       "I.......H\n"
       "I.JKLLMMM\n"
       "..JK.N...\n"
       "OO.PPN...\n"},
      {"bazaar", "9x9-2", "rushhour", 12, 16, 2,
       ".........\n"
       ".........\n"
       "BBB.CCDDD\n"
       "EFFFGGGHH\n"
       "E...AAI.J\n"
       "......I.J\n"
       "KK.LLLIMN\n"
       "....OPPMN\n"
       "....O....\n"},
      {"terminal", "9x9-3", "rushhour", 17, 26, 3,
       "B........\n"
       "B.CDDEEFF\n"
       "..C.GGGHH\n"
       "IJKKLLMM.\n"
       "IJNNAA.OP\n"
       ".QQ..R.OP\n"
       "SS...R.OP\n"
       ".....RTTU\n"
       "........U\n"},
      {"roundabout", "9x9-4", "rushhour", 19, 26, 3,
       ".BCCDEEF.\n"
       ".BGHD.IFJ\n"
       "KKGHLLI.J\n"
       "MN......J\n"
       "MN.OOOAAP\n"
       "QQRR.SS.P\n"
       ".T.UVVWWW\n"
       ".T.U.Y...\n"
       "ZZaa.Y...\n"},
      {"interchange", "9x9-5", "rushhour", 25, 35, 3,
       ".BCCDEEF.\n"
       ".B.GD.HFI\n"
       ".JJGKKHLI\n"
       "MNO....LI\n"
       "MNOPPPAAQ\n"
       ".RRSTTUUQ\n"
       "...SVVWWW\n"
       "..YZ.....\n"
       "..YZ.....\n"},
      {"metropolis", "9x9-6", "rushhour", 30, 40, 4,
       "BCDDEFFGH\n"
       "BC.IE.JGH\n"
       "KLLIMMJNH\n"
       "KOPQQ..NR\n"
       ".OPSSSAAR\n"
       "TUUVWWYY.\n"
       "T.ZVaabbb\n"
       "..Zc.....\n"
       "...c.....\n"},
      {"boulevard", "12x12-1", "rushhour", 8, 11, 1,
       "..........BB\n"
       ".........CCC\n"
       "...........D\n"
       ".........EED\n"
       "...........D\n"
       "......AA.FGH\n"
       ".........FGH\n"
       "........II.J\n"
       "...........J\n"
       "........KKLL\n"
       "............\n"
       "............\n"},
      {"megacity", "12x12-2", "rushhour", 12, 18, 2,
       ".......BCCDD\n"
       ".......B.EFF\n"
       ".........E.G\n"
       "........HIIG\n"
       "........HJJK\n"
       ".......AA.LK\n"
       "..........LK\n"
       "..........MM\n"
       "...........N\n"
       "...........N\n"
       "...........O\n"
       "...........O\n"},
  };
  // clang-format on
  return list;
}

const Builtin& default_builtin() { return rushhour_builtins()[22]; }

}  // namespace gridlock
